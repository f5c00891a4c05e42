import { getSite } from '../../content/site';
import { useForm, useValueAt } from '../fields/form-context';
import { SearchPreview } from '../forms/SearchPreview';
import { previews } from './page-editor.css';

/** Renders previews of the search result and the share card. */
export function PagePreviews() {
  const { drawings = {} } = useForm().drawnBy ?? {};
  const name = useValueAt<string>('title') ?? '';
  const written = useValueAt<string>('meta_title') ?? '';
  const description = useValueAt<string>('meta_description') ?? '';
  const image = useValueAt<string>('image') ?? '';
  const address = useValueAt<string>('address') ?? '';
  return (
    <div className={previews}>
      <SearchPreview
        title={written || name}
        // A title that starts with the site's name is used unchanged (rule 14).
        customTitle={written.startsWith(`${getSite().name} | `) ? written : ''}
        description={description}
        image={image.startsWith('art:') ? (drawings[image.slice(4)] ?? '') : image}
        path={address}
      />
    </div>
  );
}
