import { usePageContext } from 'vike-react/usePageContext';
import { Activity } from '../../../admin/settings/Activity';
import { Brand } from '../../../admin/settings/brand/Brand';
import { Facts } from '../../../admin/settings/Facts';
import { Lists } from '../../../admin/settings/lists/Lists';
import { Mail } from '../../../admin/settings/Mail';
import { Members } from '../../../admin/settings/Members';
import { Menus } from '../../../admin/settings/menus/Menus';
import { People } from '../../../admin/settings/people/People';
import { Redirects } from '../../../admin/settings/Redirects';
import { Replies } from '../../../admin/settings/Replies';
import { Security } from '../../../admin/settings/Security';
import { Setup } from '../../../admin/settings/welcome/Setup';
import { SetupChecklistPage } from '../../../admin/settings/welcome/SetupChecklistPage';
import { settingsPaths } from '../../../domain/members/areas';

export default function SettingsPage() {
  const { urlPathname } = usePageContext();
  if (urlPathname === settingsPaths.welcome) return <Setup />;
  if (urlPathname === settingsPaths.left) return <SetupChecklistPage />;
  if (urlPathname === settingsPaths.brand) return <Brand />;
  if (urlPathname === settingsPaths.facts) return <Facts />;
  if (urlPathname === settingsPaths.lists) return <Lists />;
  if (urlPathname === settingsPaths.menus) return <Menus />;
  if (urlPathname === settingsPaths.people) return <People />;
  if (urlPathname === settingsPaths.redirects) return <Redirects />;
  if (urlPathname === settingsPaths.mail) return <Mail />;
  if (urlPathname === settingsPaths.replies) return <Replies />;
  if (urlPathname === settingsPaths.members) return <Members />;
  return urlPathname === settingsPaths.activity ? <Activity /> : <Security />;
}
