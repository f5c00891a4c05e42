import { useFormContext } from 'react-hook-form';
import { casePath } from '../../../../domain/paths';
import { SearchPreview } from '../SearchPreview';
import { useSettled } from '../use-settled';
import type { CaseValues } from './case-values';

/** A case in the results of a search; its heading speaks until somebody writes more. */
export function CasePreview() {
  const { getValues } = useFormContext<CaseValues>();
  const shown = useSettled(() => {
    const { title, meta_title = '', meta_description, heading, description, img_preview } = getValues();
    return {
      title,
      customTitle: meta_title,
      description: meta_description || heading || description,
      image: img_preview.src,
    };
  });
  return <SearchPreview {...shown} pathOf={casePath} />;
}
