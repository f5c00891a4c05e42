import type { Contents, ListedKindName } from '../../domain/kinds';
import { patchOf } from '../../domain/patch';
import { z } from '../../domain/zod';
import { type Content, contentOf } from '../../use-cases/content/content';
import { browseCards, listCards, listStaffItems, listWhole } from '../../use-cases/content/lists';
import { previewOf } from '../../use-cases/content/previews';
import { createItem, removeItem, updateItem } from '../../use-cases/content/save';
import { withStoredImages } from '../../use-cases/content/store-images';
import { byIdInput, bySlugInput, filterInput, rangeInput, revisionInput, staffListInput } from '../inputs';
import { memberProcedure, publicProcedure } from '../trpc';

/** A change to an item as it comes in. */
type Change<Input> = { id: string; patch: Partial<Input>; revision?: number | undefined };
/** Unsaved work; a new item has no id yet. */
type Work<Input> = { id?: string | undefined; values: Input };

const listInput = rangeInput.extend({ filters: filterInput }).prefault({});

/** What can be done with the items of every kind. Types of input are given by hand: one schema stands for them all. */
export function itemProcedures<Name extends ListedKindName>(name: Name) {
  type Input = Contents[Name]['input'];
  const content = contentOf(name) as unknown as Content<Input, Contents[Name]['stored']>;
  const { kind, store } = content;
  const written = kind.schema as unknown as z.ZodType<Input, Input>;
  const changed = byIdInput.extend({ patch: patchOf(kind.schema as never), revision: revisionInput });
  const shown = z.object({ id: z.string().max(64).optional(), values: kind.schema });
  return {
    byId: publicProcedure.input(byIdInput).query(({ ctx, input }) => store.byId(ctx.db, input.id)),
    bySlug: publicProcedure.input(bySlugInput).query(({ ctx, input }) => store.bySlug(ctx.db, input.slug)),
    /** A range of the cards that the site's list shows. */
    list: publicProcedure.input(listInput).query(({ ctx, input }) => listCards(ctx.db, name, input)),
    /** The same, with what a visitor may narrow it by. */
    browse: publicProcedure.input(listInput).query(({ ctx, input }) => browseCards(ctx.db, name, input)),
    /** A range of the list, every item whole. It ends early when its items are very large. */
    listWhole: publicProcedure.input(listInput).query(({ ctx, input }) => listWhole(ctx.db, content, input)),

    adminList: memberProcedure('content.read')
      .input(staffListInput.prefault({}))
      .query(({ ctx, input }) => listStaffItems(ctx, name, input)),

    create: memberProcedure('content.publish')
      .input(written)
      .mutation(({ ctx, input }) =>
        withStoredImages(ctx, kind.schema, input as Input, stored => createItem(ctx, content, stored)),
      ),
    update: memberProcedure('content.publish')
      .input(changed as unknown as z.ZodType<Change<Input>, Change<Input>>)
      .mutation(({ ctx, input }) => {
        const { id, patch, revision } = input as Change<Input>;
        return withStoredImages(ctx, kind.schema, patch, stored =>
          updateItem(ctx, content, { id, patch: stored, revision }),
        );
      }),
    /**
     * Unsaved work shown as it would be published, to the member of staff who wrote it.
     * @returns the key to open it by.
     */
    preview: memberProcedure('content.write')
      .input(shown as unknown as z.ZodType<Work<Input>, Work<Input>>)
      .mutation(({ ctx, input }) => {
        const { id = 'preview', values } = input as Work<Input>;
        return withStoredImages(ctx, kind.schema, values, async stored => {
          const preview = previewOf(kind, stored, { now: ctx.clock.now(), id });
          return { key: ctx.previews.put(ctx.user._id, preview) };
        });
      }),
    remove: memberProcedure('content.publish')
      .input(byIdInput)
      .mutation(({ ctx, input }) => removeItem(ctx, content, input.id)),
  };
}
