import { z } from 'zod';
import { deleteProject, insertProject, updateProject } from '../../db/project-writes';
import {
  browseProjects,
  countByDomain,
  listProjects,
  projectById,
  projectBySlug,
  projectsByIds,
  projectsByTitles,
  projectsOfDomain,
} from '../../db/projects';
import { staffProjects } from '../../db/staff-lists';
import { imagesOfProject } from '../../domain/image-fields';
import { LIST_MAX } from '../../domain/limits';
import { patchOf } from '../../domain/patch';
import { type Project, type ProjectInput, projectSchema } from '../../domain/project';
import { reviseProject } from '../../domain/revise-project';
import { createItem, type ItemStore, removeItem, updateItem } from '../../use-cases/content/save';
import { withProjectImages } from '../../use-cases/content/store-images';
import { byIdInput, bySlugInput, filterInput, rangeInput, revisionInput, staffListInput } from '../inputs';
import { publicProcedure, router, staffProcedure } from '../trpc';

const store: ItemStore<Project, ProjectInput> = {
  async byId(db, id) {
    const lookup = await projectById(db, id);
    return lookup.kind === 'found' ? lookup.project : undefined;
  },
  insert: insertProject,
  update: updateProject,
  remove: deleteProject,
  revise: reviseProject,
  imagesOf: imagesOfProject,
};

const listInput = rangeInput.extend({ domains: filterInput }).prefault({});

export const projectsRouter = router({
  list: publicProcedure.input(listInput).query(({ ctx, input }) => listProjects(ctx.db, input)),
  /** The same range, every case whole. */
  listWhole: publicProcedure.input(listInput).query(async ({ ctx, input }) => {
    const { items, total } = await listProjects(ctx.db, input);
    return {
      items: await projectsByIds(
        ctx.db,
        items.map(({ _id }) => _id),
      ),
      total,
    };
  }),
  browse: publicProcedure
    .input(rangeInput.extend({ domains: filterInput }).prefault({}))
    .query(({ ctx, input }) => browseProjects(ctx.db, input)),
  countByDomain: publicProcedure.query(({ ctx }) => countByDomain(ctx.db)),
  byId: publicProcedure.input(byIdInput).query(({ ctx, input }) => projectById(ctx.db, input.id)),
  bySlug: publicProcedure.input(bySlugInput).query(({ ctx, input }) => projectBySlug(ctx.db, input.slug)),
  byTitles: publicProcedure
    .input(z.object({ titles: z.array(z.string().max(200)).max(20) }))
    .query(({ ctx, input }) => projectsByTitles(ctx.db, input.titles)),
  ofDomain: publicProcedure
    .input(z.object({ domain: z.string().max(100), limit: z.int().min(1).max(LIST_MAX) }))
    .query(({ ctx, input }) => projectsOfDomain(ctx.db, input.domain, input.limit)),

  adminList: staffProcedure
    .input(staffListInput.prefault({}))
    .query(({ ctx, input: { filter, ...query } }) => staffProjects(ctx.db, { ...query, domain: filter })),
  create: staffProcedure
    .input(projectSchema)
    .mutation(({ ctx, input }) => withProjectImages(ctx, input, stored => createItem(ctx, store, stored))),
  update: staffProcedure
    .input(byIdInput.extend({ patch: patchOf(projectSchema), revision: revisionInput }))
    .mutation(({ ctx, input: { id, patch, revision } }) =>
      withProjectImages(ctx, patch, stored => updateItem(ctx, store, { id, patch: stored, revision })),
    ),
  remove: staffProcedure.input(byIdInput).mutation(({ ctx, input }) => removeItem(ctx, store, input.id)),
});
