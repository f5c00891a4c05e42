import type { MouseEvent } from 'react';
import { Button } from '../components/ui/Button';
import { interceptClick } from '../components/ui/intercept-click';
import { touchTarget } from './kit/layout.css';
import { Inline } from './kit/Stack';
import { Text } from './kit/Text';
import { pushUrl } from './use-url';

type PaginationProps = {
  page: number;
  perPage: number;
  total: number;
  getHref: (page: number) => string;
};

export function Pagination({ page, perPage, total, getHref }: PaginationProps) {
  const firstPosition = (page - 1) * perPage + 1;
  const lastPosition = Math.min(page * perPage, total);
  function show(event: MouseEvent, targetPage: number) {
    if (!interceptClick(event)) return;
    pushUrl(getHref(targetPage));
    scrollTo(0, 0);
  }
  const renderStep = (targetPage: number, label: string) => (
    <Button
      className={touchTarget}
      href={getHref(targetPage)}
      onClick={(event: MouseEvent) => show(event, targetPage)}
    >
      {label}
    </Button>
  );
  return (
    <Inline as="nav" justify="between" aria-label="Pages">
      <Text as="p" size="small" tone="muted" look="numbers" role="status">
        {total === 0
          ? 'None'
          : total <= perPage
            ? `${total} in total`
            : `${firstPosition} to ${lastPosition} of ${total}`}
      </Text>
      <Inline gap={3}>
        {page > 1 && renderStep(page - 1, 'Previous')}
        {lastPosition < total && renderStep(page + 1, 'Next')}
      </Inline>
    </Inline>
  );
}
