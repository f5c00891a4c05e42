import { kinds } from '../../domain/kinds';
import { KIND_AREAS } from '../../domain/kinds/areas';
import type { Kind } from '../../domain/kinds/kind';
import type { ListedKind } from '../../domain/paths';
import type { Values } from '../../domain/publishing/merge';
import { api } from '../../trpc/client';
import { Fields } from '../fields/Fields';
import type { ItemFormProps } from '../ItemsPage';
import { getKindTexts } from '../kind-texts';
import { ArticleFields } from './article/ArticleFields';
import { ArticleTags } from './article/ArticleTags';
import { COMPLETED_PATHS, completeArticle } from './article/complete-article';
import { WordCount } from './article/ReadingTimeField';
import { Columns, Details } from './Columns';
import { CaseFields } from './case/CaseFields';
import { TextEditor } from './editor/TextEditor';
import { articleTextRules, caseTextRules } from './editor/text-rules';
import type { FormKind } from './form-kind';
import { Group } from './Group';
import { ItemForm } from './ItemForm';
import { listFieldNames } from './item-parts';
import { createKindValues } from './kind-values';
import { SeoFields } from './SeoFields';
import { UrlField } from './UrlField';

/** Layouts that differ from the schema's order. */
const LAYOUTS: Partial<Record<ListedKind, Partial<FormKind>>> = {
  article: {
    customControls: {
      story: ({ field }) => <TextEditor field={field} textRules={articleTextRules} />,
      tags: ArticleTags,
    },
    complete: completeArticle,
    completedPaths: COMPLETED_PATHS,
    Fields: ArticleFields,
    Count: WordCount,
  },
  case: { Fields: CaseFields },
};

/** Creates a kind's form, by default with all fields in schema order. */
function createFormKind(name: ListedKind): FormKind {
  const { nouns, schema, getPath, derived }: Kind = kinds[name];
  const { singular, title } = KIND_AREAS[name];
  const { noun, addLabel, messages } = getKindTexts(name);
  const kindValues = createKindValues(name);
  const fields = Object.keys(schema.shape).filter(field => field !== 'seo' && field !== 'address');
  const describe = (item: Values) =>
    derived.toSearchTexts(item as Parameters<typeof derived.toSearchTexts>[0]).body;
  return {
    ...{ name, noun, messages, ...kindValues },
    titles: { add: addLabel, edit: `Edit ${singular.toLowerCase()}`, list: title },
    preview: values => api[nouns as 'articles'].preview.mutate(values),
    names: listFieldNames(kindValues.schema),
    customControls: { story: ({ field }) => <TextEditor field={field} textRules={caseTextRules} /> },
    Fields: ({ slug }) => (
      <Columns
        heading={`About this ${noun}`}
        details={
          <>
            <Details title="URL">
              <UrlField slug={slug} />
            </Details>
            {'seo' in schema.shape && (
              <SeoFields
                getPath={getPath}
                describe={item => describe(item as unknown as Values)}
                source="from its texts"
              />
            )}
          </>
        }
      >
        <Group title="Basics" hidesTitle>
          <Fields path="" only={fields} />
        </Group>
      </Columns>
    ),
    ...LAYOUTS[name],
  };
}

const formKinds = new Map<ListedKind, FormKind>();
/** Always returns the same object for a kind, because a new object would remount the fields. */
function getFormKind(name: ListedKind): FormKind {
  const kind = formKinds.get(name) ?? createFormKind(name);
  formKinds.set(name, kind);
  return kind;
}

export default function KindForm({ kind, ...props }: ItemFormProps & { kind: ListedKind }) {
  return <ItemForm kind={getFormKind(kind)} {...props} />;
}
