import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { SearchField } from '../FilterBar';
import { Dialog } from '../kit/Dialog';
import { Row, rows } from '../kit/Row';
import { Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import type { OpenEnquiry } from './use-enquiry';

const REQUESTS_SEARCHED = 30;

type MergeDialogProps = {
  enquiry: Pick<OpenEnquiry, '_id' | 'email' | 'otherEmails'>;
  onClose: () => void;
};

/** Searches for the person to merge with a request's sender. */
export function MergeDialog({ enquiry, onClose }: MergeDialogProps) {
  const [q, setQ] = useState('');
  const { enquiries } = trpc.useUtils();
  const { data: items } = trpc.enquiries.listItems.useQuery(
    q.trim() ? { q, offset: 0, limit: REQUESTS_SEARCHED } : skipToken,
    { placeholderData: keepPreviousData },
  );
  const merge = trpc.enquiries.mergePeople.useMutation({
    meta: { done: adminMessages.peopleMerged, failed: adminMessages.requestChangeFailed },
    async onSuccess() {
      onClose();
      await enquiries.invalidate();
    },
  });
  // List a person with several requests only once.
  const people = new Map(items?.map(item => [item.email.toLowerCase(), item]));
  for (const email of [enquiry.email.toLowerCase(), ...enquiry.otherEmails]) people.delete(email);
  return (
    <Dialog size="medium" title="Merge with another person" onClose={onClose}>
      <Stack gap={4}>
        <Text as="p" size="small" tone="muted">
          Requests from both email addresses will be shown together. You can separate them again later.
        </Text>
        <SearchField label="Search by name, company or text" q={q} onSearch={setQ} />
        {q && items && people.size === 0 && (
          <Text as="p" size="small">
            No other person matches the search.
          </Text>
        )}
        {people.size > 0 && (
          <ul className={rows}>
            {[...people].map(([email, { _id, fullName, companyName }]) => (
              <Row
                key={email}
                title={fullName}
                note={[companyName, email].filter(Boolean).join(', ')}
                end={
                  <Button
                    isSending={merge.isPending && merge.variables.otherId === _id}
                    onClick={() => merge.mutate({ id: enquiry._id, otherId: _id })}
                    aria-label={`Merge with ${fullName}, ${email}`}
                  >
                    Merge
                  </Button>
                }
              />
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  );
}
