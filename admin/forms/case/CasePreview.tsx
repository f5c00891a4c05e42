import { useFormContext } from 'react-hook-form';
import { cutDescription } from '../../../domain/meta';
import { casePath } from '../../../domain/paths';
import { fieldsOf } from '../fields/fields-of';
import { SearchPreview } from '../SearchPreview';
import { slugOf } from '../slug-rule';
import { useSettled } from '../use-settled';
import type { CaseValues } from './case-values';

const { Computed } = fieldsOf<CaseValues>();

/** What the page of a case says of itself: its heading, or else its description, until somebody writes their own. */
export function MetaDescription() {
  const { getValues } = useFormContext<CaseValues>();
  const computed = useSettled(() => cutDescription(getValues('heading') || getValues('description')));
  return (
    <Computed
      name="seo.description"
      label="Meta description"
      rows={3}
      computed={computed}
      from="from the heading, or the description"
    />
  );
}

/** A case in the results of a search; its heading speaks until somebody writes more. */
export function CasePreview() {
  const { getValues } = useFormContext<CaseValues>();
  const shown = useSettled(() => {
    const { title, seo, heading, description, cover } = getValues();
    return {
      title,
      customTitle: seo?.title ?? '',
      description: seo?.description || heading || description,
      image: cover.src,
    };
  });
  return <SearchPreview {...shown} path={casePath(slugOf(shown.title) ?? '…')} />;
}
