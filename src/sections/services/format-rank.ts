/**
 * Writes a rank the way the index shows it: 01, 02, 10.
 *
 * @param rank Position in the list, from 1.
 */
export const formatRank = (rank: number): string => String(rank).padStart(2, '0');
