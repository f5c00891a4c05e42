import type { z } from 'zod';
import { messages } from '../../domain/messages';
import { slugify } from '../../domain/slug';

/** Returns undefined if the title has no letter or digit. */
export function findSlug(title: string): string | undefined {
  try {
    return slugify(title);
  } catch {
    return undefined;
  }
}

export const requireSlug = (title: z.ZodString) =>
  title.refine(text => text === '' || findSlug(text) !== undefined, messages.slugEmpty);
