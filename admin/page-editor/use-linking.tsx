import { useState } from 'react';
import { getValueAt } from '../../domain/fields/path';
import { getLinkAt, setLink } from '../../domain/inline-links';
import type { Store } from '../fields/store';
import type { FromCanvas } from './canvas/canvas-messages';
import { LinkDialog } from './LinkDialog';

type LinkRequest = Extract<FromCanvas, { type: 'link' }>;
type Options = {
  store: Store;
  write: (path: string, value: unknown) => void;
  /** Focuses the field that contains the link. */
  goTo: (path: string) => void;
};

/** Links the selected text of the page: asks for a URL, or focuses the text's link field. */
export function useLinking({ store, write, goTo }: Options) {
  const [request, setRequest] = useState<LinkRequest>();
  const text = request && String(getValueAt(store.get(), request.path) ?? '');
  return {
    openDialog(message: LinkRequest) {
      if (message.field === undefined) return setRequest(message);
      goTo(message.field);
      const field = `[data-pane=form] [data-field="${CSS.escape(message.field)}"] input`;
      // The field's row may have to expand first.
      setTimeout(() => document.querySelector<HTMLElement>(field)?.focus(), 50);
    },
    dialog: request && text !== undefined && (
      <LinkDialog
        currentHref={getLinkAt(text, request)}
        onChoose={href => {
          write(request.path, setLink(text, request, href));
          setRequest(undefined);
        }}
        onClose={() => setRequest(undefined)}
      />
    ),
  };
}
