import { truncateDescription } from '../../domain/meta';
import { Details } from './Columns';
import { fieldsOf } from './fields/fields-of';
import { SearchPreview } from './SearchPreview';
import { slugOf } from './slug-rule';
import { useSettled } from './use-settled';

/** The fields that every item has for searches. */
type Searched = {
  title: string;
  seo?: { title?: string | undefined; description?: string | undefined } | undefined;
  cover?: { src: string } | undefined;
};

const { Line, Computed } = fieldsOf<Searched>();

type InSearchProps<Fields> = {
  pathOf: (slug: string) => string;
  /** What the item says of itself until somebody writes their own. */
  describe: (values: Fields) => string;
  /** Where that comes from: "from the first paragraph". */
  from: string;
};

/** What searches and shared links show of an item, and how that looks. */
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
