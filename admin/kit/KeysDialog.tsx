import type { ReactNode } from 'react';
import { Badge } from './Badge';
import { Dialog } from './Dialog';
import { Fact, Facts } from './Facts';
import { Inline, Stack } from './Stack';

/** Keys, followed by their description. */
export type KeyHint = readonly string[];

type KeysDialogProps = { hints: readonly KeyHint[]; children?: ReactNode; onClose: () => void };

export const KeysDialog = ({ hints, children, onClose }: KeysDialogProps) => (
  <Dialog title="Keyboard shortcuts" size="small" onClose={onClose}>
    <Stack gap={4}>
      <Facts>
        {hints.map(hint => (
          <Fact key={hint.join()} name={hint.at(-1) ?? ''}>
            <Inline as="span">
              {hint.slice(0, -1).map(key => (
                <Badge key={key} as="kbd">
                  {key}
                </Badge>
              ))}
            </Inline>
          </Fact>
        ))}
      </Facts>
      {children}
    </Stack>
  </Dialog>
);
