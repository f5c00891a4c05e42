import { coerceToSchema } from '../../domain/fields/examples';
import { kinds } from '../../domain/kinds';
import type { Kind } from '../../domain/kinds/kind';
import { getItemPath, type ListedKind, lists } from '../../domain/paths';
import type { Values } from '../../domain/publishing/merge';
import type { z } from '../../domain/zod';
import { api } from '../../trpc/client';
import { Fields } from '../fields/Fields';
import type { ItemFormProps } from '../ItemsPage';
import { Columns, Details } from './Columns';
import { caseProse } from './editor/prose';
import { TextEditor } from './editor/TextEditor';
import type { FormKind } from './form-kind';
import { Group } from './Group';
import { ItemForm } from './ItemForm';
import { listFieldNames } from './item-parts';
import { SeoFields } from './SeoFields';
import { SlugNote } from './SlugNote';
import { requireSlug } from './slug-rule';

/** Describes a form with all fields in schema order, for kinds without their own layout. */
function createFormKind(name: ListedKind): FormKind<Values, object> {
  const { noun, nouns, schema: stored, rest, derived }: Kind = kinds[name];
  const list = lists.find(({ kind }) => kind === name);
  const getPath = (slug: string) => (list ? getItemPath(list.name, slug) : slug);
  const schema = stored.extend({ title: requireSlug(stored.shape.title as z.ZodString) });
  const fields = Object.keys(stored.shape).filter(field => field !== 'seo');
  const toFields = (values: Values) => coerceToSchema(schema, values) as Values;
  const describe = (values: Values) =>
    derived.toSearchTexts(values as Parameters<typeof derived.toSearchTexts>[0]).body;
  return {
    ...{ name, noun, schema: schema as unknown as z.ZodType<object, Values>, toFields },
    titles: { add: `New ${noun}`, edit: `Edit ${noun}`, list: list?.title ?? nouns },
    messages: {
      created: `The ${noun} has been published.`,
      updated: `The ${noun} has been updated.`,
      createFailed: `Couldn’t publish the ${noun}. Try again.`,
      updateFailed: `Couldn’t update the ${noun}. Try again.`,
      readFailed: rest?.notFound.id ?? `Couldn’t load the ${noun}. Try again.`,
    },
    empty: toFields({}),
    preview: work => api[nouns as 'articles'].preview.mutate(work),
    names: listFieldNames(schema),
    own: { story: ({ field }) => <TextEditor field={field} prose={caseProse} /> },
    Fields: ({ slug }) => (
      <Columns
        heading={`About this ${noun}`}
        details={
          <>
            <Details title="URL">
              <SlugNote slug={slug} getPath={getPath} />
            </Details>
            {'seo' in stored.shape && (
              <SeoFields
                getPath={getPath}
                describe={values => describe(values as unknown as Values)}
                source="from its texts"
              />
            )}
          </>
        }
      >
        <Group title="Basics" plain>
          <Fields path="" only={fields} />
        </Group>
      </Columns>
    ),
  };
}

const formKinds = new Map<ListedKind, FormKind<Values, object>>();
/** Always returns the same object for a kind, because a new object would remount the fields. */
function getFormKind(name: ListedKind): FormKind<Values, object> {
  const kind = formKinds.get(name) ?? createFormKind(name);
  formKinds.set(name, kind);
  return kind;
}

export default function KindForm({ kind, ...props }: ItemFormProps & { kind: ListedKind }) {
  return <ItemForm kind={getFormKind(kind)} {...props} />;
}
