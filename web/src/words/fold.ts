/** Words as they are searched: without capitals and accents, so that "pauvrete" finds "Pauvreté". */
export const plainly = (words: string): string => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
