import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { TextField } from '../../components/ui/Field';
import { Icon } from '../../components/ui/Icon';
import { arrow } from '../../components/ui/icons';
import { REDIRECT_TYPE_LABELS } from '../../domain/redirects';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Notice } from '../kit/Notice';
import { Inline, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { Toolbar, toolButton, wideTool } from '../kit/Toolbar';

export function RedirectTest() {
  const [path, setPath] = useState('');
  const [testedPath, setTestedPath] = useState<string>();
  const { data } = trpc.redirects.lead.useQuery(
    { path: testedPath ?? '/' },
    { enabled: testedPath !== undefined, meta: { failed: adminMessages.redirectsFailed } },
  );
  return (
    <Stack gap={0}>
      <Toolbar
        as="form"
        onSubmit={event => {
          event.preventDefault();
          const trimmedPath = path.trim();
          if (trimmedPath) setTestedPath(trimmedPath.startsWith('/') ? trimmedPath : `/${trimmedPath}`);
        }}
      >
        <TextField
          className={wideTool}
          label="Path on this site"
          autoComplete="off"
          maxLength={500}
          value={path}
          onChange={({ target }) => setPath(target.value)}
        />
        <Button className={toolButton} type="submit">
          Test
        </Button>
      </Toolbar>
      <div role="status">
        {data && (
          <Notice>
            <Inline gap={3}>
              <Text weight="strong">{data.path}</Text>
              {data.to ? (
                <>
                  <Icon path={arrow} />
                  <Text weight="strong">{data.to}</Text>
                  <Text tone="muted">{REDIRECT_TYPE_LABELS[data.permanent ? 'true' : 'false']}</Text>
                </>
              ) : (
                <Text tone="muted">No redirect matches this path.</Text>
              )}
            </Inline>
          </Notice>
        )}
      </div>
    </Stack>
  );
}
