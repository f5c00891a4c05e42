import { usePageContext } from 'vike-react/usePageContext';
import { Button } from '../components/ui/Button';
import { getFirstPath } from '../domain/members/areas';
import { Page } from './kit/Page';
import { Inline, Stack } from './kit/Stack';
import { Text } from './kit/Text';

/** Renders the screen for unknown admin URLs. */
export function AdminNotFound() {
  const { urlPathname, user } = usePageContext();
  return (
    <Page title="Page not found">
      <Stack gap={6}>
        <Text as="p">
          There is no page at <b>{urlPathname}</b>. Check the URL, or choose a section above.
        </Text>
        {user && (
          <Inline>
            <Button variant="black_red" href={getFirstPath(user.role)}>
              Back to admin
            </Button>
          </Inline>
        )}
      </Stack>
    </Page>
  );
}
