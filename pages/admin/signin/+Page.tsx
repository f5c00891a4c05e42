export { SignInPage as default } from '../../../admin/auth/SignInPage';
