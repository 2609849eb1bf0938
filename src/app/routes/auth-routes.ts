import { paths } from '@/domain/site/paths';
import type { RouteTable } from './route-table';

/** The screens that both hosts have. */
export const authRoutes: RouteTable = [
  {
    layout: () => import('@/platform/query/query-layout'),
    routes: [
      {
        layout: () => import('@/routes/auth/auth-layout'),
        routes: [
          { path: paths.signIn(), screen: () => import('@/routes/auth/sign-in-screen') },
          { path: paths.signUp, screen: () => import('@/routes/auth/sign-up-screen') },
          { path: paths.forgotPassword, screen: () => import('@/routes/auth/forgot-password-screen') },
          { path: paths.confirmEmail, screen: () => import('@/routes/auth/confirm-email-screen') },
          { path: paths.resetPassword, screen: () => import('@/routes/auth/reset-password-screen') },
          { path: paths.joinDeal, screen: () => import('@/routes/auth/join-deal-screen') },
          { path: paths.unsubscribe, screen: () => import('@/routes/auth/unsubscribe-screen') },
        ],
      },
    ],
  },
];
