import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { findView } from '../../../components/kinds/views';
import { parseItemPath } from '../../../domain/paths';

export default function ItemPage() {
  const data = useData<object>();
  const item = parseItemPath(usePageContext().urlPathname);
  const View = item && findView(item.kind, 'Page');
  return View && <View {...data} />;
}
