import { getSite } from '../../domain/current-site';
import { useFieldValue, useForm } from '../fields/form-context';
import { SearchPreview } from '../forms/SearchPreview';

/** Renders previews of the search result and the share card. */
export function PagePreviews() {
  const { drawings = {} } = useForm().artwork ?? {};
  const name = useFieldValue<string>('title') ?? '';
  const customTitle = useFieldValue<string>('meta_title') ?? '';
  const description = useFieldValue<string>('meta_description') ?? '';
  const image = useFieldValue<string>('image') ?? '';
  const pagePath = useFieldValue<string>('address') ?? '';
  return (
    <SearchPreview
      title={customTitle || name}
      // A title that starts with the site's name is used unchanged (rule 14).
      customTitle={customTitle.startsWith(`${getSite().name} | `) ? customTitle : ''}
      description={description}
      image={image.startsWith('art:') ? (drawings[image.slice(4)] ?? '') : image}
      path={pagePath}
    />
  );
}
