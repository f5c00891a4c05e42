import type { z } from 'zod';
import { messages } from '../../domain/messages';
import { slugify } from '../../domain/slug';

/** Returns the slug of a title, or undefined if it has no letter or digit. */
export function findSlug(title: string): string | undefined {
  try {
    return slugify(title);
  } catch {
    return undefined;
  }
}

/** Requires that a title yields a slug. */
export const requireSlug = (title: z.ZodString) =>
  title.refine(text => text === '' || findSlug(text) !== undefined, messages.slugEmpty);
