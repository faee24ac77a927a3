// chip: a name with its picture in a line; tile: for the hand on a phone; small: as printed; large: with all its words
export type CardSize = 'chip' | 'tile' | 'small' | 'large'
