import { type ReactNode, useState } from 'react';
import { check, filledWarning, info } from '../../components/ui/icons';
import { Badge } from '../kit/Badge';
import { FoldingSheet } from '../kit/Sheet';
import { Inline, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import type { SectionId, Verdict } from './problems';

type StatusBlockProps = {
  title: string;
  /** Anchor for the list of problems. */
  id?: SectionId;
  verdict: Verdict;
  children: ReactNode;
  actions?: ReactNode;
};

/** Shows only its title and verdict, unless there is something to do. */
export function StatusBlock({ title, id, verdict, children, actions }: StatusBlockProps) {
  const { look } = verdict;
  const tone = look === 'bad' || look === 'fair' ? look : undefined;
  const [lastTone, setLastTone] = useState(tone);
  const [isOpen, setIsOpen] = useState(tone !== undefined);
  // A solved problem stays open, so that the result of a test stays visible.
  if (tone !== lastTone) {
    setLastTone(tone);
    if (tone) setIsOpen(true);
  }
  return (
    <FoldingSheet
      id={id}
      title={title}
      tone={tone}
      state={<VerdictLabel verdict={verdict} />}
      isOpen={isOpen}
      onFold={setIsOpen}
    >
      <Stack gap={4}>
        {children}
        {actions && <Inline gap={4}>{actions}</Inline>}
      </Stack>
    </FoldingSheet>
  );
}

function VerdictLabel({ verdict: { look: tone, text } }: { verdict: Verdict }) {
  if (tone === 'plain')
    return (
      <Text size="small" weight="medium" tone="muted">
        {text}
      </Text>
    );
  return (
    <Badge tone={tone} icon={tone === 'good' ? check : tone === 'fair' ? filledWarning : info}>
      {text}
    </Badge>
  );
}

export const BlockNote = ({ children }: { children: ReactNode }) => (
  <Text as="p" size="small" tone="muted" look="prose">
    {children}
  </Text>
);
