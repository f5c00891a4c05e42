import { site } from '../../../content/site';
import { nextMonday } from '../../../domain/start-dates';

/** The first Monday on which a project may start. */
export type ProcessData = { monday: string };

export const data = (): ProcessData => ({ monday: nextMonday(new Date(), site.office.clock.timeZone) });
