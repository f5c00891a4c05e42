import {
  browseArticles,
  countByTag,
  listArticles,
  popularArticles,
  relatedArticles,
} from '../../db/articles';
import { staffArticles } from '../../db/staff-lists';
import { stores } from '../../db/stores';
import { kinds } from '../../domain/kinds';
import { POPULAR_ARTICLES, RELATED_ARTICLES } from '../../domain/limits';
import { byIdInput, draftsSeenBy, filterInput, rangeInput, staffListInput } from '../inputs';
import { memberProcedure, publicProcedure, router } from '../trpc';
import { itemProcedures } from './items';

const listInput = rangeInput.extend({ tags: filterInput }).prefault({});

export const articlesRouter = router({
  ...itemProcedures(kinds.article, stores.article),
  list: publicProcedure.input(listInput).query(({ ctx, input }) => listArticles(ctx.db, input)),
  browse: publicProcedure.input(listInput).query(({ ctx, input }) => browseArticles(ctx.db, input)),
  countByTag: publicProcedure.query(({ ctx }) => countByTag(ctx.db)),
  related: publicProcedure
    .input(byIdInput)
    .query(({ ctx, input }) => relatedArticles(ctx.db, input.id, RELATED_ARTICLES)),
  popular: publicProcedure.query(({ ctx }) => popularArticles(ctx.db, POPULAR_ARTICLES)),

  adminList: memberProcedure('content.read')
    .input(staffListInput.prefault({}))
    .query(({ ctx, input: { filter, ...query } }) =>
      staffArticles(ctx.db, { ...query, tag: filter, owner: draftsSeenBy(ctx.user) }),
    ),
});
