import { z } from 'zod';
import { deleteCase, insertCase, updateCase } from '../../db/case-writes';
import {
  browseCases,
  caseById,
  caseBySlug,
  casesByIds,
  casesByTitles,
  casesOfDomain,
  countByDomain,
  listCases,
} from '../../db/cases';
import { staffCases } from '../../db/staff-lists';
import { type Case, type CaseInput, caseSchema } from '../../domain/case';
import { imagesOfCase } from '../../domain/image-fields';
import { LIST_MAX } from '../../domain/limits';
import { patchOf } from '../../domain/patch';
import { reviseCase } from '../../domain/revise-case';
import { createItem, type ItemStore, removeItem, updateItem } from '../../use-cases/content/save';
import { withCaseImages } from '../../use-cases/content/store-images';
import { byIdInput, bySlugInput, filterInput, rangeInput, revisionInput, staffListInput } from '../inputs';
import { memberProcedure, publicProcedure, router } from '../trpc';

const store: ItemStore<Case, CaseInput> = {
  async byId(db, id) {
    const lookup = await caseById(db, id);
    return lookup.kind === 'found' ? lookup.item : undefined;
  },
  insert: insertCase,
  update: updateCase,
  remove: deleteCase,
  revise: reviseCase,
  imagesOf: imagesOfCase,
};

const listInput = rangeInput.extend({ domains: filterInput }).prefault({});

export const casesRouter = router({
  list: publicProcedure.input(listInput).query(({ ctx, input }) => listCases(ctx.db, input)),
  /** The same range, every case whole. */
  listWhole: publicProcedure.input(listInput).query(async ({ ctx, input }) => {
    const { items, total } = await listCases(ctx.db, input);
    return {
      items: await casesByIds(
        ctx.db,
        items.map(({ _id }) => _id),
      ),
      total,
    };
  }),
  browse: publicProcedure
    .input(rangeInput.extend({ domains: filterInput }).prefault({}))
    .query(({ ctx, input }) => browseCases(ctx.db, input)),
  countByDomain: publicProcedure.query(({ ctx }) => countByDomain(ctx.db)),
  byId: publicProcedure.input(byIdInput).query(({ ctx, input }) => caseById(ctx.db, input.id)),
  bySlug: publicProcedure.input(bySlugInput).query(({ ctx, input }) => caseBySlug(ctx.db, input.slug)),
  byTitles: publicProcedure
    .input(z.object({ titles: z.array(z.string().max(200)).max(20) }))
    .query(({ ctx, input }) => casesByTitles(ctx.db, input.titles)),
  ofDomain: publicProcedure
    .input(z.object({ domain: z.string().max(100), limit: z.int().min(1).max(LIST_MAX) }))
    .query(({ ctx, input }) => casesOfDomain(ctx.db, input.domain, input.limit)),

  adminList: memberProcedure('content.read')
    .input(staffListInput.prefault({}))
    .query(({ ctx, input: { filter, ...query } }) => staffCases(ctx.db, { ...query, domain: filter })),
  create: memberProcedure('content.publish')
    .input(caseSchema)
    .mutation(({ ctx, input }) => withCaseImages(ctx, input, stored => createItem(ctx, store, stored))),
  update: memberProcedure('content.publish')
    .input(byIdInput.extend({ patch: patchOf(caseSchema), revision: revisionInput }))
    .mutation(({ ctx, input: { id, patch, revision } }) =>
      withCaseImages(ctx, patch, stored => updateItem(ctx, store, { id, patch: stored, revision })),
    ),
  remove: memberProcedure('content.publish')
    .input(byIdInput)
    .mutation(({ ctx, input }) => removeItem(ctx, store, input.id)),
});
