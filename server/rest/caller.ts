import { type ListedKindName, listedKindNames } from '../../domain/kinds';
import type { Values } from '../../domain/publishing/merge';
import { changeFromRest, findRestShape } from '../../domain/rest';
import { createShapedProcedures, createStoredShape, type ItemShape } from '../../trpc/routers/items';
import { createCallerFactory, router } from '../../trpc/trpc';
import { type AnyItem, getContent } from '../../use-cases/content/content';

export type RestItem = Values & { revision: number };

type TitledValues = Values & { title: string };

/** Returns a kind’s REST shape. A kind without one uses its own schema. */
function createShape(name: ListedKindName): ItemShape<TitledValues, AnyItem, Values, RestItem> {
  const restShape = findRestShape(name);
  if (!restShape)
    return createStoredShape(getContent(name)) as unknown as ItemShape<
      TitledValues,
      AnyItem,
      Values,
      RestItem
    >;
  return {
    schema: restShape.schema,
    toOutput: item => restShape.toRest(item) as RestItem,
    toInput: input => restShape.fromRest(input) as TitledValues,
    toChange: (current, patch) => changeFromRest(restShape, current, patch) as Partial<AnyItem>,
  };
}

const createProcedures = (name: ListedKindName) =>
  router(createShapedProcedures(name, getContent(name), createShape(name)));

/** Creates a caller of the item procedures that uses REST fields. */
export const createRestCaller = createCallerFactory(
  router(
    Object.fromEntries(listedKindNames.map(name => [name, createProcedures(name)])) as Record<
      ListedKindName,
      ReturnType<typeof createProcedures>
    >,
  ),
);
export type RestCaller = ReturnType<typeof createRestCaller>;
