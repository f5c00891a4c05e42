import { getSite } from '../../content/site';
import { useForm, useValueAt } from '../fields/form-context';
import { SearchPreview } from '../forms/SearchPreview';
import { previews } from './page-editor.css';

/** The page in the results of a search, and where it is shared. */
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
        // A title that begins with the name of the site stands as it is (rule 14).
        customTitle={written.startsWith(`${getSite().name} | `) ? written : ''}
        description={description}
        image={image.startsWith('art:') ? (drawings[image.slice(4)] ?? '') : image}
        path={address}
      />
    </div>
  );
}
