import { startData } from '../stored-page.server';

export type ProcessData = ReturnType<typeof startData>;

/** The first Monday on which a project may start. */
export const data = startData;
