import { type ListedKindName, listedKindNames } from '../../domain/kinds';
import type { Values } from '../../domain/publishing/merge';
import { changeFromRest, findRestShape } from '../../domain/rest';
import { ownShape, type Shape, shapedProcedures } from '../../trpc/routers/items';
import { createCallerFactory, router } from '../../trpc/trpc';
import { type AnyItem, getContent } from '../../use-cases/content/content';

/** An item in the format of REST. */
export type Answer = Values & { revision: number };

type Titled = Values & { title: string };

/** Returns the REST shape of a kind; a kind without one uses its documents. */
function shapeOf(name: ListedKindName): Shape<Titled, AnyItem, Values, Answer> {
  const rest = findRestShape(name);
  if (!rest) return ownShape(getContent(name)) as unknown as Shape<Titled, AnyItem, Values, Answer>;
  return {
    schema: rest.schema,
    toAnswer: item => rest.toRest(item) as Answer,
    toInput: input => rest.fromRest(input) as Titled,
    toChange: (current, patch) => changeFromRest(rest, current, patch) as Partial<AnyItem>,
  };
}

const proceduresOf = (name: ListedKindName) =>
  router(shapedProcedures(name, getContent(name), shapeOf(name)));

/** Calls the item procedures with REST's fields. */
export const createRestCaller = createCallerFactory(
  router(
    Object.fromEntries(listedKindNames.map(name => [name, proceduresOf(name)])) as Record<
      ListedKindName,
      ReturnType<typeof proceduresOf>
    >,
  ),
);
export type RestCaller = ReturnType<typeof createRestCaller>;
