import { toCurrentFilters } from '../../domain/industries';
import type { ContentTypes, ListedKindName } from '../../domain/kinds';
import type { StoredItem } from '../../domain/kinds/kind';
import { completePatch, createPatchSchema } from '../../domain/patch';
import { z } from '../../domain/zod';
import { type Content, getContent } from '../../use-cases/content/content';
import {
  countFacets,
  getCardPage,
  listAuthors,
  listCards,
  listFullItems,
  listStaffItems,
} from '../../use-cases/content/lists';
import { buildPreview } from '../../use-cases/content/previews';
import { createItem, removeItem, updateItem } from '../../use-cases/content/save';
import { withStoredImages } from '../../use-cases/content/store-images';
import { byIdInput, bySlugInput, filterInput, rangeInput, revisionInput, staffListInput } from '../inputs';
import { memberProcedure, publicProcedure } from '../trpc';

type Change<Sent> = { id: string; patch: Partial<Sent>; revision?: number | undefined };

/** The format in which callers send and receive items. */
export type ItemShape<Input, Item, Sent extends object, Output> = {
  schema: z.ZodObject;
  toOutput: (item: Item) => Output;
  toInput: (values: Sent) => Input;
  /** Returns complete fields, because a patch may contain only parts of a field. */
  toChange: (current: Item, patch: Partial<Sent>) => Partial<Item>;
};

/** Creates a shape whose callers send and receive the stored format. */
export const createStoredShape = <Input extends object, Item extends StoredItem<unknown>>({
  kind: { schema },
}: Content<Input, Item>): ItemShape<Input, Item, Input, Item> => ({
  schema,
  toOutput: item => item,
  toInput: input => input,
  toChange: (current, patch) => completePatch(schema, current, patch) as Partial<Item>,
});

const createListInput = (name: ListedKindName) =>
  rangeInput
    .extend({ filters: filterInput.transform(filters => toCurrentFilters(name, filters)) })
    .prefault({});

export function createItemProcedures<Name extends ListedKindName>(name: Name) {
  const content = getContent(name) as unknown as Content<
    ContentTypes[Name]['input'],
    ContentTypes[Name]['stored']
  >;
  const { kind } = content;
  return {
    ...createShapedProcedures(name, content, createStoredShape(content)),
    /** Stores a preview of unsaved, possibly unfinished work for the current member. Returns the preview’s key. */
    preview: memberProcedure('content.write')
      .input(unsavedInput)
      .mutation(({ ctx, input: { id, values } }) =>
        withStoredImages(ctx, kind.schema, values, async storedValues => {
          const preview = buildPreview(kind, storedValues, { now: ctx.clock.now(), id });
          return { key: ctx.previews.add(ctx.user._id, preview) };
        }),
      ),
    listAuthors: memberProcedure('content.read').query(({ ctx }) => listAuthors(ctx.db, name)),
    countFacets: publicProcedure.query(({ ctx }) => countFacets(ctx.db, name)),
  };
}

/** A new item has no id yet, so `id` has a default. */
const unsavedInput = z.object({
  id: z.string().max(64).default('preview'),
  values: z.record(z.string(), z.unknown()),
});

/** Creates procedures whose callers send and receive their own format, such as REST. */
export function createShapedProcedures<
  Name extends ListedKindName,
  Input extends { title: string },
  Item extends StoredItem<unknown>,
  Sent extends object,
  Output,
>(name: Name, content: Content<Input, Item>, shape: ItemShape<Input, Item, Sent, Output>) {
  const { store } = content;
  const { schema, toOutput } = shape;
  const listInput = createListInput(name);
  const inputSchema = schema as unknown as z.ZodType<Sent, Sent>;
  const changeInput = byIdInput.extend({
    patch: createPatchSchema(schema as never),
    revision: revisionInput,
  });
  return {
    byId: publicProcedure.input(byIdInput).query(async ({ ctx, input }) => {
      const lookup = await store.findById(ctx.db, input.id);
      return lookup.kind === 'found' ? { ...lookup, item: toOutput(lookup.item) } : lookup;
    }),
    bySlug: publicProcedure.input(bySlugInput).query(async ({ ctx, input }) => {
      const lookup = await store.findBySlug(ctx.db, input.slug);
      return lookup.kind === 'found' ? { ...lookup, item: toOutput(lookup.item) } : lookup;
    }),
    list: publicProcedure.input(listInput).query(({ ctx, input }) => listCards(ctx.db, name, input)),
    /** Returns a page of cards with the available filters. */
    browse: publicProcedure.input(listInput).query(({ ctx, input }) => getCardPage(ctx.db, name, input)),
    listWhole: publicProcedure.input(listInput).query(async ({ ctx, input }) => {
      const { items, total } = await listFullItems(ctx.db, content, input);
      return { items: items.map(toOutput), total };
    }),

    adminList: memberProcedure('content.read')
      .input(staffListInput.prefault({}))
      .query(({ ctx, input }) => listStaffItems(ctx, name, input)),

    create: memberProcedure('content.publish')
      .input(inputSchema)
      .mutation(({ ctx, input }) =>
        withStoredImages(ctx, schema, input as Sent, async storedValues =>
          toOutput(await createItem(ctx, content, shape.toInput(storedValues))),
        ),
      ),
    update: memberProcedure('content.publish')
      .input(changeInput as unknown as z.ZodType<Change<Sent>, Change<Sent>>)
      .mutation(({ ctx, input }) => {
        const { id, patch, revision } = input as Change<Sent>;
        return withStoredImages(ctx, schema, patch, async storedValues => {
          const change = (current: Item) => shape.toChange(current, storedValues);
          const { item, isChanged } = await updateItem(ctx, content, { id, change, revision });
          return { item: toOutput(item), changed: isChanged };
        });
      }),
    remove: memberProcedure('content.publish')
      .input(byIdInput)
      .mutation(({ ctx, input }) => removeItem(ctx, content, input.id)),
  };
}
