import { lazy } from 'react';
import { Route } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { lazyWithQueries } from '@/shared/lib/with-queries';

const AuthLayout = lazyWithQueries(() => import('./auth-layout').then((module) => module.AuthLayout));

const SignInScreen = lazy(() => import('./sign-in-screen'));
const SignUpScreen = lazy(() => import('./sign-up-screen'));
const ForgotPasswordScreen = lazy(() => import('./forgot-password-screen'));
const ConfirmEmailScreen = lazy(() => import('./confirm-email-screen'));
const ResetPasswordScreen = lazy(() => import('./reset-password-screen'));
const UnsubscribeScreen = lazy(() => import('./unsubscribe-screen'));

/** The screens that both hosts have. Each router mounts these routes as they are. */
export const authRoutes = (
  <Route element={<AuthLayout />}>
    <Route path={paths.signIn()} element={<SignInScreen />} />
    <Route path={paths.signUp} element={<SignUpScreen />} />
    <Route path={paths.forgotPassword} element={<ForgotPasswordScreen />} />
    <Route path={paths.confirmEmail} element={<ConfirmEmailScreen />} />
    <Route path={paths.resetPassword} element={<ResetPasswordScreen />} />
    <Route path={paths.unsubscribe} element={<UnsubscribeScreen />} />
  </Route>
);
