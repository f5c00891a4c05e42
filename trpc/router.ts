import { kinds, type ListedKindName, listedKindNames } from '../domain/kinds';
import { bookingsRouter } from './routers/bookings';
import { contentRouter } from './routers/content';
import { enquiriesRouter } from './routers/enquiries';
import { createItemProcedures } from './routers/items';
import { articlesRouter, casesRouter } from './routers/listed-kinds';
import { mailsRouter } from './routers/mails';
import { mediaRouter } from './routers/media';
import { membersRouter } from './routers/members';
import { pagesRouter } from './routers/pages';
import { previewsRouter } from './routers/previews';
import { redirectsRouter } from './routers/redirects';
import { repliesRouter } from './routers/replies';
import { searchRouter } from './routers/search';
import { setupRouter } from './routers/setup';
import { siteRouter } from './routers/site';
import { activityRouter, insightsRouter, systemRouter } from './routers/system';
import { createCallerFactory, router } from './trpc';

const createItemRouter = <Name extends ListedKindName>(name: Name) => router(createItemProcedures(name));

/** Routers of listed kinds by plural name. `appRouter` overrides those with more procedures. */
const itemRouters = Object.fromEntries(
  listedKindNames.map(kind => [kinds[kind].nouns, createItemRouter(kind)]),
) as { [Name in ListedKindName as (typeof kinds)[Name]['nouns']]: ReturnType<typeof createItemRouter<Name>> };

export const appRouter = router({
  ...itemRouters,
  cases: casesRouter,
  articles: articlesRouter,
  pages: pagesRouter,
  content: contentRouter,
  members: membersRouter,
  media: mediaRouter,
  previews: previewsRouter,
  enquiries: enquiriesRouter,
  bookings: bookingsRouter,
  replies: repliesRouter,
  insights: insightsRouter,
  search: searchRouter,
  site: siteRouter,
  welcome: setupRouter,
  redirects: redirectsRouter,
  mails: mailsRouter,
  system: systemRouter,
  activity: activityRouter,
});

export type AppRouter = typeof appRouter;

/** Creates a caller for pages and REST, which runs procedures in this process, without HTTP. */
export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
