/** React Router with its data router, which only the app starts: built apart, so that visitors do not download it (app/build/two-routers). */
export { createBrowserRouter, RouterProvider, useRouteError } from 'react-router-dom';
