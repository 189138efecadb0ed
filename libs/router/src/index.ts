/**
 * The names of react-router-dom that we use: this library, not the package, is shared at run time, since that ships a quarter of the bytes.
 */
export {
  BrowserRouter,
  generatePath,
  Link,
  matchPath,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
