import { z } from 'zod';
import { PATH_LENGTH_MAX, REDIRECTS_CSV_LENGTH_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { redirectSchema } from '../../domain/redirects';
import { listDeadLinks } from '../../use-cases/site/links';
import {
  dismissNotFoundPath,
  importRedirects,
  listNotFound,
  listRedirects,
  removeRedirect,
  saveRedirect,
  testRedirect,
} from '../../use-cases/site/redirects';
import { byIdInput } from '../inputs';
import { memberProcedure, router } from '../trpc';

const writeProcedure = memberProcedure('site.write');
const pathInput = z.strictObject({ path: z.string().trim().startsWith('/').max(PATH_LENGTH_MAX) });

export const redirectsRouter = router({
  list: writeProcedure.query(({ ctx }) => listRedirects(ctx)),
  add: writeProcedure.input(redirectSchema).mutation(({ ctx, input }) => saveRedirect(ctx, input)),
  change: writeProcedure
    .input(z.strictObject({ id: z.string(), redirect: redirectSchema }))
    .mutation(({ ctx, input: { id, redirect } }) => saveRedirect(ctx, { id, ...redirect })),
  remove: writeProcedure.input(byIdInput).mutation(({ ctx, input }) => removeRedirect(ctx, input.id)),
  importCsv: writeProcedure
    .input(z.strictObject({ csv: z.string().max(REDIRECTS_CSV_LENGTH_MAX, messages.csvTooLarge) }))
    .mutation(({ ctx, input }) => importRedirects(ctx, input.csv)),
  lead: writeProcedure.input(pathInput).query(({ ctx, input }) => testRedirect(ctx, input.path)),
  unknown: writeProcedure.query(({ ctx }) => listNotFound(ctx)),
  deadLinks: writeProcedure.query(({ ctx }) => listDeadLinks(ctx)),
  forgetUnknown: writeProcedure
    .input(pathInput)
    .mutation(({ ctx, input }) => dismissNotFoundPath(ctx, input.path)),
});
