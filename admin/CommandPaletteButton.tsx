import { useEffect, useState } from 'react';
import { Icon } from '../components/ui/Icon';
import { search } from '../components/ui/icons';
import { loadOnDemand } from '../components/ui/on-demand';
import * as css from './AdminHeader.css';
import { Badge } from './kit/Badge';
import { Inline } from './kit/Stack';
import { Text } from './kit/Text';

const AddEnquiry = loadOnDemand(() => import('./enquiries/AddEnquiry'));
const Palette = loadOnDemand(() => import('./palette/Palette'));

/** Renders the palette's button. Ctrl K also opens the palette, except in forms, where the keys add a link. */
export function CommandPaletteButton() {
  const [isOpen, setIsOpen] = useState(false);
  const [initialText, setInitialText] = useState<string>();

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (!(ctrlKey || metaKey) || altKey || key.toLowerCase() !== 'k' || event.defaultPrevented) return;
      if (document.querySelector('[role=dialog],[role=alertdialog]')) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return (
    <>
      <button
        type="button"
        className={css.searchButton}
        aria-keyshortcuts="Control+K"
        onClick={() => setIsOpen(true)}
      >
        <Icon path={search} size={18} />
        <Text visuallyHiddenUpTo="wide">Find anything</Text>
        <Inline as="span" fill justify="end" hiddenUpTo="wide">
          <Badge as="kbd">Ctrl K</Badge>
        </Inline>
      </button>
      {isOpen && <Palette onClose={() => setIsOpen(false)} onAdd={setInitialText} />}
      {initialText !== undefined && (
        <AddEnquiry initialText={initialText} onClose={() => setInitialText(undefined)} />
      )}
    </>
  );
}
