import type { z } from 'zod';
import { messages } from '../../domain/messages';
import { slugify } from '../../domain/slug';

/** The slug a title gives, or undefined when it has no letter and no digit. */
export function slugOf(title: string): string | undefined {
  try {
    return slugify(title);
  } catch {
    return undefined;
  }
}

/** A title that must also give an address. */
export const withSlug = (title: z.ZodString) =>
  title.refine(text => text === '' || slugOf(text) !== undefined, messages.slugEmpty);
