import { site } from '../../content/site';
import { SearchPreview } from '../forms/SearchPreview';
import { useEditor, useValueAt } from './editor-context';
import { previews } from './page-editor.css';

/** The page in the results of a search, and where it is shared. */
export function PagePreviews() {
  const { drawnBy } = useEditor();
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
        customTitle={written.startsWith(`${site.name} | `) ? written : ''}
        description={description}
        image={image.startsWith('art:') ? (drawnBy.drawings[image.slice(4)] ?? '') : image}
        path={address}
      />
    </div>
  );
}
