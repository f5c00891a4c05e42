import { z } from 'zod';
import { ADDRESS_MAX, REDIRECTS_CSV_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { redirectSchema } from '../../domain/redirects';
import { listDeadLinks } from '../../use-cases/site/links';
import {
  forgetUnknown,
  importRedirects,
  listRedirects,
  listUnknown,
  removeRedirect,
  saveRedirect,
  tryPath,
} from '../../use-cases/site/redirects';
import { byIdInput } from '../inputs';
import { memberProcedure, router } from '../trpc';

const writing = memberProcedure('site.write');
const pathInput = z.strictObject({ path: z.string().trim().startsWith('/').max(ADDRESS_MAX) });

export const redirectsRouter = router({
  list: writing.query(({ ctx }) => listRedirects(ctx)),
  add: writing.input(redirectSchema).mutation(({ ctx, input }) => saveRedirect(ctx, input)),
  change: writing
    .input(z.strictObject({ id: z.string(), redirect: redirectSchema }))
    .mutation(({ ctx, input: { id, redirect } }) => saveRedirect(ctx, { id, ...redirect })),
  remove: writing.input(byIdInput).mutation(({ ctx, input }) => removeRedirect(ctx, input.id)),
  /** Takes a table in, all of it or nothing. */
  importCsv: writing
    .input(z.strictObject({ csv: z.string().max(REDIRECTS_CSV_MAX, messages.csvTooLarge) }))
    .mutation(({ ctx, input }) => importRedirects(ctx, input.csv)),
  /** Where an address leads. */
  lead: writing.input(pathInput).query(({ ctx, input }) => tryPath(ctx, input.path)),
  /** Addresses that were asked for and not found. */
  unknown: writing.query(({ ctx }) => listUnknown(ctx)),
  /** Links of the site itself that lead nowhere. */
  deadLinks: writing.query(({ ctx }) => listDeadLinks(ctx)),
  forgetUnknown: writing.input(pathInput).mutation(({ ctx, input }) => forgetUnknown(ctx, input.path)),
});
