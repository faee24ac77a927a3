// The message types, generated from the server's schema: docs/protocol/types.ts.
export type * from '../../../docs/protocol/types'
export type { Refused as RefusedMessage, Table as TableMessage, Update as UpdateMessage } from '../../../docs/protocol/types'
