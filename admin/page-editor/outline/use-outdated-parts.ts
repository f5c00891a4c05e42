import { getValueAt } from '../../../domain/fields/path';
import { hasSameValue, type Values } from '../../../domain/publishing/merge';
import { trpc } from '../../../trpc/client';
import { useStoreSelector } from '../../fields/form-context';
import type { Cause } from '../../settings/welcome/use-keep-texts';
import { useCan } from '../../use-current-user';
import { useEditor } from '../editor-context';
import { getSectionPath } from '../sections';

/**
 * Returns the reasons to change a section, if the draft hasn't changed it yet.
 * @param liveValues values of the published page
 */
export function useOutdatedParts(liveValues: Values | undefined): (section: string) => readonly Cause[] {
  const { id, store } = useEditor();
  const isOwner = useCan()('site.setup');
  const { data: pages } = trpc.welcome.texts.useQuery(undefined, { enabled: isOwner });
  const causes = pages?.find(page => page.id === id)?.causes ?? [];
  const unchangedParts = useStoreSelector(store, () =>
    causes
      .map(({ part }) => part)
      .filter(
        part => !liveValues || hasSameValue(getValueAt(liveValues, part), getValueAt(store.get(), part)),
      ),
  );
  return section =>
    causes.filter(({ part }) => part === getSectionPath(section) && unchangedParts.includes(part));
}
