export const getServerSideProps = () => ({ props: { name: 'mondo' } })

export default function Hello({ name }) {
  return <p>Ciao, {name}</p>
}
