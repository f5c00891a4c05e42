import type { ComponentType } from 'react';
import { useData } from 'vike-react/useData';
import { classNames } from '../../../components/ui/class-names';
import { EmptyState } from '../../../components/ui/Notice';
import { section, wrap } from '../../../styles/layout.css';
import type { PreviewData } from './+data';
import { Canvas } from './canvas/Canvas';
import { PagePreview } from './PagePreview';
import * as css from './page.css';

/** Page components by file path. */
const views = import.meta.glob<ComponentType<object>>('../../../components/kinds/*/Page.tsx', {
  eager: true,
  import: 'default',
});

export default function PreviewPage() {
  const preview = useData<PreviewData>();
  if (preview.kind === 'gone') {
    return (
      <div className={classNames(section, wrap)}>
        <EmptyState title="This preview has expired">
          Open the preview again from the form, or ask for a new link. Shared links last a week.
        </EmptyState>
      </div>
    );
  }
  if (preview.kind === 'canvas') return <Canvas {...preview.canvas} />;
  const View = views[`../../../components/kinds/${preview.kind}/Page.tsx`];
  return (
    <>
      {preview.kind === 'page' ? <PagePreview page={preview.page} /> : View && <View {...preview.page} />}
      <aside className={css.bar} aria-label="About this page">
        Preview, not published
      </aside>
    </>
  );
}
