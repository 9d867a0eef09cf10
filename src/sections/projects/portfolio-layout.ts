/** Columns of twelve that a tile takes on wide screens. */
export type TileColumns = 4 | 5 | 6 | 7;

/** Pixels between the top of a row and a tile on wide screens. */
export type TopOffset = 0 | 24 | 72;

export interface TileLayout {
  columns: TileColumns;
  topOffset: TopOffset;
  /** Whether it has a row to itself on narrow screens, where the others are in pairs. */
  wide: boolean;
}

/** Rows on wide screens, repeated until every project has a tile. */
const rows: readonly (readonly TileColumns[])[] = [
  [7, 5],
  [4, 4, 4],
  [5, 7],
  [4, 4, 4],
  [7, 5],
  [6, 6],
];

/** The last row by the number of tiles left, if they are too few for the next row. */
const lastRows: readonly (readonly TileColumns[])[] = [[], [7], [6, 6]];

/** Offsets of three filtered tiles, which take a third of the row each. */
const filteredThree: readonly TopOffset[] = [0, 72, 24];

const columnsOf = (count: number): TileColumns[] => {
  const columns: TileColumns[] = [];
  while (columns.length < count) {
    for (const row of rows) {
      const left = count - columns.length;
      columns.push(...(left < row.length ? (lastRows[left] ?? []) : row));
    }
  }
  return columns;
};

/**
 * Every fifth tile is wide on narrow screens, and so is a last one that would be half of a pair.
 */
const isWide = (index: number, count: number): boolean => {
  const position = index % 5;
  return position === 0 || (index === count - 1 && position % 2 === 1);
};

/**
 * Returns the layout of each of `count` tiles, in order. `filtered` is whether a filter hides other
 * projects.
 */
export const layoutPortfolio = (count: number, filtered: boolean): TileLayout[] => {
  if (filtered && count === filteredThree.length) {
    return filteredThree.map((topOffset, index) => ({
      columns: 4,
      topOffset,
      wide: isWide(index, count),
    }));
  }
  return columnsOf(count).map((columns, index) => ({
    columns,
    topOffset: 0,
    wide: isWide(index, count),
  }));
};

/**
 * The `sizes` attribute of a tile's picture; content is never wider than 1440 px. `breakpoints` in
 * the fragment of `project-tile.tsx` has the widths of its files.
 */
export const tileSizes = ({ columns, wide }: TileLayout): string => {
  const share = columns / 12;
  const wideScreen = `min(${Math.round(share * 89)}vw, ${Math.round(share * 1440)}px)`;
  return `(min-width: 56.3125rem) ${wideScreen}, ${wide ? 90 : 45}vw`;
};
