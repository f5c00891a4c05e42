import { usePageContext } from 'vike-react/usePageContext';
import { Media } from '../../../admin/media/Media';
import { Trash } from '../../../admin/publishing/Trash';
import { adminPaths } from '../../../domain/paths';

export default function MediaPage() {
  const { urlPathname } = usePageContext();
  return urlPathname === adminPaths.trash ? <Trash /> : <Media />;
}
