// So many open Seals end the world.
export const SEALS = 7
