import { truncateDescription } from '../../domain/meta';
import { findChosenSlug } from '../../domain/slug';
import { Field } from '../fields/Fields';
import { Details } from './Columns';
import { SearchPreview } from './SearchPreview';
import { useDebouncedRead } from './use-debounced-read';

/** Fields that all items share. */
type SeoItem = {
  title: string;
  address?: string | undefined;
  seo?: { title?: string | undefined; description?: string | undefined } | undefined;
  cover?: { src: string } | undefined;
};

type SeoFieldsProps<Fields> = {
  getPath: (slug: string) => string;
  /** Returns the default description. */
  describe: (values: Fields) => string;
  /** Description of the default's source, such as "from the first paragraph". */
  source: string;
};

export function SeoFields<Fields extends SeoItem>({ getPath, describe, source }: SeoFieldsProps<Fields>) {
  const { computed, slug, ...searchResult } = useDebouncedRead((values: Fields) => {
    const { title, address, seo, cover } = values;
    const defaultDescription = describe(values);
    return {
      title,
      slug: findChosenSlug({ title, address }),
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
      <SearchPreview {...searchResult} path={getPath(slug ?? '…')} />
    </Details>
  );
}
