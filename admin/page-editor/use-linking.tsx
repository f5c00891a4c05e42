import { useState } from 'react';
import { getValueAt } from '../../domain/fields/path';
import { getLinkAt, setLink } from '../../domain/inline-links';
import type { Store } from '../fields/store';
import type { FromCanvas } from './canvas/canvas-messages';
import { LinkDialog } from './LinkDialog';

type Asked = Extract<FromCanvas, { type: 'link' }>;
type Options = {
  store: Store;
  write: (path: string, value: unknown) => void;
  /** Focuses the field that contains the link. */
  goTo: (path: string) => void;
};

/** Links selected text of the page: asks for a URL, or focuses the field that contains it. */
export function useLinking({ store, write, goTo }: Options) {
  const [asked, setAsked] = useState<Asked>();
  const text = asked && String(getValueAt(store.get(), asked.path) ?? '');
  return {
    ask(message: Asked) {
      if (message.field === undefined) return setAsked(message);
      goTo(message.field);
      const field = `[data-pane=form] [data-field="${CSS.escape(message.field)}"] input`;
      // Its row may have to expand first.
      setTimeout(() => document.querySelector<HTMLElement>(field)?.focus(), 50);
    },
    dialog: asked && text !== undefined && (
      <LinkDialog
        present={getLinkAt(text, asked)}
        onChoose={href => {
          write(asked.path, setLink(text, asked, href));
          setAsked(undefined);
        }}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
