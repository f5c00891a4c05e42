import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { TextField } from '../../components/ui/Field';
import { Icon } from '../../components/ui/Icon';
import { arrow } from '../../components/ui/icons';
import { REDIRECT_TERMS } from '../../domain/redirects';
import { trpc } from '../../trpc/client';
import { words } from '../words';
import * as css from './Redirects.css';

/** Where an address of this site leads, before anybody follows it. */
export function TryPath() {
  const [path, setPath] = useState('');
  const [asked, setAsked] = useState<string>();
  const { data } = trpc.redirects.lead.useQuery(
    { path: asked ?? '/' },
    { enabled: asked !== undefined, meta: { failed: words.redirectsFailed } },
  );
  return (
    <>
      <form
        className={css.tryForm}
        onSubmit={event => {
          event.preventDefault();
          const typed = path.trim();
          if (typed) setAsked(typed.startsWith('/') ? typed : `/${typed}`);
        }}
      >
        <TextField
          label="Address on this site"
          autoComplete="off"
          maxLength={500}
          value={path}
          onChange={({ target }) => setPath(target.value)}
        />
        <Button className={css.send} variant="outlined_black" type="submit">
          Try
        </Button>
      </form>
      <div role="status">
        {data && (
          <p className={css.led}>
            {data.path}
            {data.to ? (
              <>
                <Icon path={arrow} className={css.arrow} />
                {data.to}
                <span className={css.how}>{REDIRECT_TERMS[data.permanent ? 'true' : 'false']}</span>
              </>
            ) : (
              <span className={css.how}>No redirect leads on from here.</span>
            )}
          </p>
        )}
      </div>
    </>
  );
}
