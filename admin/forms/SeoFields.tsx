import { truncateDescription } from '../../domain/meta';
import { Field } from '../fields/Fields';
import { Details } from './Columns';
import { SearchPreview } from './SearchPreview';
import { findSlug } from './slug-rule';
import { useDebouncedRead } from './use-debounced-read';

/** Fields that all items share. */
type SeoItem = {
  title: string;
  seo?: { title?: string | undefined; description?: string | undefined } | undefined;
  cover?: { src: string } | undefined;
};

type SeoFieldsProps<Fields> = {
  getPath: (slug: string) => string;
  /** Returns the default description. */
  describe: (values: Fields) => string;
  /** Where the default comes from, such as "from the first paragraph". */
  source: string;
};

export function SeoFields<Fields extends SeoItem>({ getPath, describe, source }: SeoFieldsProps<Fields>) {
  const { computed, ...searchResult } = useDebouncedRead((values: Fields) => {
    const { title, seo, cover } = values;
    const defaultDescription = describe(values);
    return {
      title,
      customTitle: seo?.title ?? '',
      description: seo?.description || defaultDescription,
      computed: truncateDescription(defaultDescription),
      image: cover?.src ?? '',
    };
  });
  return (
    <Details title="Search and sharing">
      <Field path="seo.title" />
      <Field path="seo.description" computed={{ value: computed, source }} />
      <SearchPreview {...searchResult} path={getPath(findSlug(searchResult.title) ?? '…')} />
    </Details>
  );
}
