import { truncateDescription } from '../../domain/meta';
import { Details } from './Columns';
import { fieldsOf } from './fields/fields-of';
import { SearchPreview } from './SearchPreview';
import { slugOf } from './slug-rule';
import { useSettled } from './use-settled';

/** The SEO fields that all items share. */
type Searched = {
  title: string;
  seo?: { title?: string | undefined; description?: string | undefined } | undefined;
  cover?: { src: string } | undefined;
};

const { Line, Computed } = fieldsOf<Searched>();

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
      <Line name="seo.title" label="Meta title" />
      <Computed name="seo.description" label="Meta description" rows={3} computed={computed} from={from} />
      <SearchPreview {...shown} path={pathOf(slugOf(shown.title) ?? '…')} />
    </Details>
  );
}
