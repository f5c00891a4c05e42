import { isRecord } from '../domain/record';

/** What lists show of a draft beside its title. */
export type DraftSummary = { address: string; src: string; pixel: string; about: string };
/** What the list of deleted items shows of one beside its title; of one that was not public `live` is false. */
export type DiscardedSummary = { live: boolean; address?: string; liveSince?: string };

const ADDRESS_LENGTH = 2_000;
const PIXEL_LENGTH = 20_000;
/** Letters that cards of the staff area get of what a case is about. */
export const ABOUT_LENGTH = 300;

/** Drafts hold whatever was typed. A text that is cut to fit would be another address or picture, so that one is left out. */
const text = (value: unknown, max: number): string =>
  typeof value === 'string' && value.length <= max ? value : '';

export function summariseDraft(values: Record<string, unknown>): DraftSummary {
  const preview = isRecord(values.img_preview) ? values.img_preview : {};
  return {
    address: text(values.address, ADDRESS_LENGTH),
    src: text(preview.src, ADDRESS_LENGTH),
    pixel: text(preview.src_pixel, PIXEL_LENGTH),
    about: typeof values.aboutProject === 'string' ? values.aboutProject.slice(0, ABOUT_LENGTH) : '',
  };
}

export function summariseDiscarded({ live }: Record<string, unknown>): DiscardedSummary {
  if (!isRecord(live)) return { live: false };
  const { address } = isRecord(live.input) ? live.input : {};
  const { createdAt } = isRecord(live.past) ? live.past : {};
  return {
    live: true,
    ...(typeof address === 'string' && { address }),
    ...(typeof createdAt === 'string' && { liveSince: createdAt }),
  };
}
