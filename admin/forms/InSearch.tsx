import { truncateDescription } from '../../domain/meta';
import { Field } from '../fields/Fields';
import { Details } from './Columns';
import { SearchPreview } from './SearchPreview';
import { slugOf } from './slug-rule';
import { useSettled } from './use-settled';

/** The SEO fields that all items share. */
type Searched = {
  title: string;
  seo?: { title?: string | undefined; description?: string | undefined } | undefined;
  cover?: { src: string } | undefined;
};

type InSearchProps<Fields> = {
  pathOf: (slug: string) => string;
  /** Returns the default description. */
  describe: (values: Fields) => string;
  /** Source of the default: "from the first paragraph". */
  from: string;
};

/** Renders the SEO fields with a preview of search results and shared links. */
export function InSearch<Fields extends Searched>({ pathOf, describe, from }: InSearchProps<Fields>) {
  const { computed, ...shown } = useSettled((values: Fields) => {
    const { title, seo, cover } = values;
    const described = describe(values);
    return {
      title,
      customTitle: seo?.title ?? '',
      description: seo?.description || described,
      computed: truncateDescription(described),
      image: cover?.src ?? '',
    };
  });
  return (
    <Details title="In search and shared">
      <Field path="seo.title" />
      <Field path="seo.description" computed={{ value: computed, from }} />
      <SearchPreview {...shown} path={pathOf(slugOf(shown.title) ?? '…')} />
    </Details>
  );
}
