import { useEffect, useState } from 'react';
import { Button } from '../../components/ui/Button';
import { MAIL_DESCRIPTIONS, MAIL_NAMES, type MailName } from '../../domain/mail-texts';
import { adminPaths } from '../../domain/paths';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { TextWithCode } from '../kit/CopyCode';
import { navLink } from '../kit/nav.css';
import { Sheet } from '../kit/Sheet';
import { Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { QueryBoundary } from '../ListBody';
import { statusLight, verdict, verdictBlock } from '../system/System.css';
import { useCan } from '../use-current-user';
import * as css from './Mail.css';
import { MailEditor } from './MailEditor';
import { SettingsPage } from './SettingsPage';

export function Mail() {
  const query = trpc.mails.list.useQuery();
  const canReadSystem = useCan()('system.read');
  const [openName, setOpenName] = useState<MailName>('receipt');
  useEffect(() => {
    const linkedName = MAIL_NAMES.find(name => name === location.hash.slice(1));
    if (linkedName) setOpenName(linkedName);
  }, []);
  const openMail = query.data?.mails.find(({ name }) => name === openName);
  return (
    <SettingsPage title="Email" description="Edit the texts of automatic emails.">
      <QueryBoundary query={query} errorMessage={adminMessages.mailsFailed} height={640}>
        {data => (
          <Stack>
            <section className={verdict[data.leaves ? 'good' : 'fair']} aria-label="Email delivery">
              <div className={verdictBlock}>
                <span className={statusLight} aria-hidden="true" />
                <div>
                  <Text as="b" size="title" block>
                    {data.leaves ? 'Email is sent' : 'No mail server is set up'}
                  </Text>
                  <Text as="p" size="small" tone="muted">
                    <TextWithCode>
                      {data.leaves
                        ? 'Emails are sent through your mail server. Rejected emails are retried for five days.'
                        : 'Emails are written to the outbox folder and don’t reach anyone. Set `SMTP_URL` and restart.'}
                    </TextWithCode>
                  </Text>
                </div>
                {canReadSystem && (
                  <Button href={`${adminPaths.system}#mail`}>
                    {data.leaves ? 'Send a test email' : 'Set up email'}
                  </Button>
                )}
              </div>
            </section>
            <Sheet title="Templates">
              <div className={css.templates}>
                <ul className={css.list} aria-label="Templates">
                  {data.mails.map(({ name, changed }) => (
                    <li key={name}>
                      <button
                        type="button"
                        className={navLink.menu}
                        aria-current={name === openName ? 'true' : undefined}
                        onClick={() => setOpenName(name)}
                      >
                        <span>
                          {MAIL_DESCRIPTIONS[name].title}
                          <Text size="caption" tone="muted" weight="regular" hiddenUpTo="menu" block>
                            {MAIL_DESCRIPTIONS[name].trigger}
                            {changed && ', edited'}
                          </Text>
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
                {/* The key resets the editor when another template opens or the stored text changes. */}
                {openMail && (
                  <MailEditor key={`${openName} ${JSON.stringify(openMail.says)}`} mail={openMail} />
                )}
              </div>
            </Sheet>
          </Stack>
        )}
      </QueryBoundary>
    </SettingsPage>
  );
}
